import { useLocation } from 'react-router';
import { audienceOf } from '../audienceOf.ts';
import { AudienceView } from '../components/AudienceView.tsx';
import { audienceWords } from '../content.ts';

const Page = () => {
  const audience = audienceOf(useLocation().pathname);
  return <AudienceView words={audienceWords[audience === 'downloaders' ? audience : 'livestreamers']} />;
};

export default Page;
