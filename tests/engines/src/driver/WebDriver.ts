/** The name under which the protocol hands elements about. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** An element of a page, as the protocol names it. */
export interface ElementReference {
  readonly [elementKey]: string;
}

export const elementPath = (element: ElementReference): string => `/element/${element[elementKey]}`;

/** A browser's session over the WebDriver protocol. The caller knows what each command answers. */
export interface WebDriverSession {
  post<T>(path: string, body?: object): Promise<T>;
  get<T>(path: string): Promise<T>;
  delete(path?: string): Promise<void>;
}

/** A command that meets a page which is just being replaced may never be answered; who waits asks again. */
const answerMs = 10_000;

const request = async (address: string, method: 'DELETE' | 'GET' | 'POST', body?: object) => {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(answerMs),
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = await response.json();
  if (response.ok) return value;
  throw new Error(`WebDriver, ${method} ${new URL(address).pathname}: ${JSON.stringify(value)}`);
};

/** Whether a driver answers at an address. */
export const isDriverReady = async (driverUrl: string): Promise<boolean> => {
  try {
    await request(`${driverUrl}/status`, 'GET');
    return true;
  } catch {
    return false;
  }
};

/** Opens a session with the capabilities. */
export const openSession = async (driverUrl: string, alwaysMatch: object): Promise<WebDriverSession> => {
  const { sessionId } = await request(`${driverUrl}/session`, 'POST', { capabilities: { alwaysMatch } });
  const root = `${driverUrl}/session/${sessionId}`;
  return {
    post: (path, body = {}) => request(`${root}${path}`, 'POST', body),
    get: (path) => request(`${root}${path}`, 'GET'),
    delete: (path = '') => request(`${root}${path}`, 'DELETE'),
  };
};
