import {
  type Endpoint,
  type ErrorCode,
  endpointErrors,
  endpoints,
  errorBody,
  errorStatus,
  isErrorCode,
  routeOf,
} from '@backbeat/sdk/contract';

const patternOf = (endpoint: Endpoint): RegExp =>
  new RegExp(`^${routeOf(endpoint).replaceAll(/:\\w+/g, '[^/]+')}$`);

const all = Object.values(endpoints).map((endpoint) => ({ endpoint, pattern: patternOf(endpoint) }));

/**
 * Every answer that any test of the api gets is one that the contract foresees for its call.
 *
 * @throws Error that names the call and the code when it is not
 */
export const assertInContract = async (method: string, path: string, answer: Response): Promise<void> => {
  if (answer.ok) return;
  const { pathname } = new URL(path, 'http://api.test');
  const endpoint = all.find((one) => one.endpoint.method === method && one.pattern.test(pathname))?.endpoint;
  if (endpoint === undefined) return;
  const { code } = errorBody.parse(await answer.clone().json()).error;
  const listed: readonly ErrorCode[] = endpointErrors[endpoint.name];
  if (isErrorCode(code) && listed.includes(code) && errorStatus[code] === answer.status) return;
  throw new Error(`${endpoint.name} answered ${answer.status} ${code}, which its contract does not list.`);
};
