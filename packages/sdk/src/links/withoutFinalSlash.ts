/** The address of a host, so that a path can follow it. */
export const withoutFinalSlash = (host: string): string => host.replace(/\/+$/, '');
