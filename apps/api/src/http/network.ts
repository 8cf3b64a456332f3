import { isIPv6 } from 'node:net';
import type { AppContext } from './AppEnv.ts';

const hopsOf = (header: string | undefined): string[] =>
  (header ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');

/** The first four groups of an IPv6 address, which one customer usually has. */
const prefix64 = (address: string): string => {
  const [head = '', tail = ''] = address.split('::');
  const front = head.split(':').filter((group) => group !== '');
  const back = tail.split(':').filter((group) => group !== '');
  const zeros = address.includes('::')
    ? Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
    : [];
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
};

/**
 * The network that a limit counts by: an IPv4 address or the /64 of an IPv6 one.
 *
 * @example networkOf('2001:db8::1') // → '2001:db8:0:0::/64'
 * @example networkOf('::ffff:192.0.2.1') // → '192.0.2.1'
 */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? prefix64(plain) : plain;
};

/**
 * The address of a caller. Only the addresses that our proxies appended to the forwarded list count; earlier ones may
 * be made up.
 */
export const callerAddress = (context: AppContext, trustedProxies: number): string => {
  const forwarded = hopsOf(context.req.header('x-forwarded-for'));
  const trusted = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return trusted ?? context.env?.incoming?.socket.remoteAddress ?? 'local';
};

/** The network of a caller, by `callerAddress`. */
export const callerNetwork = (context: AppContext, trustedProxies: number): string =>
  networkOf(callerAddress(context, trustedProxies));
