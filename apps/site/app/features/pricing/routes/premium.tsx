import { redirect } from 'react-router';
import { redirects } from '../../../redirects.ts';

export const loader = () => redirect(redirects['/premium'], 301);

const Page = () => null;

export default Page;
