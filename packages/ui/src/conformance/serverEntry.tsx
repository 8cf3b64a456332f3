import { renderToHtmlWithCriticalCss } from '../styling/server.ts';
import { ConformancePage, type ConformancePageProps } from './ConformancePage.tsx';

/** The page as a server sends it. */
export const renderPage = (props: ConformancePageProps): Promise<string> =>
  renderToHtmlWithCriticalCss(<ConformancePage {...props} />);
