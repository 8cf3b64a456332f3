import type { AnchorProps } from '@backbeat/ui';
import { Link } from 'react-router';
import { isFile } from './leadsWithin.ts';

/** The anchor of the component library's links: React Router's. */
export const RouterLink = ({ href = '', ...rest }: AnchorProps) => (
  <Link to={href} discover="none" reloadDocument={isFile(href)} {...rest} />
);
