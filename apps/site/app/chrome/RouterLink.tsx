import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** The anchor that the packages' links use: the router follows it without a page load. */
export const RouterLink = ({ href = '', ...rest }: ComponentProps<'a'>) => <Link to={href} {...rest} />;
