import { type MetaArgs, useLocation } from 'react-router';
import { pageMeta } from '../../../seo/pageMeta.ts';
import { audienceOf } from '../audienceOf.ts';
import { AudienceView } from '../components/AudienceView.tsx';
import { audienceWords } from '../content.ts';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname);

const Page = () => {
  const audience = audienceOf(useLocation().pathname);
  return <AudienceView words={audienceWords[audience === 'downloaders' ? audience : 'livestreamers']} />;
};

export default Page;
