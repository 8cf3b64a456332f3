import { useLocation } from 'react-router';
import { audienceOf } from '../audienceOf.ts';
import { AudienceView } from '../components/AudienceView.tsx';

const Page = () => {
  const audience = audienceOf(useLocation().pathname);
  return <AudienceView audience={audience === 'downloaders' ? audience : 'livestreamers'} />;
};

export default Page;
