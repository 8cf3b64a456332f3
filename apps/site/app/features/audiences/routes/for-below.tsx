/** Nobody sees it: the router follows the redirect of everything else under /for before it draws a page. */
const Page = () => null;

export default Page;
