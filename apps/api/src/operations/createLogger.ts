import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError } from './describeError.ts';

/**
 * Structured logs, one JSON object a line. They hold no caller's secrets: requests are logged by route, errors through
 * `describeError`.
 */
export const createLogger = (level: string, destination?: DestinationStream): Logger => {
  const options = {
    level,
    base: { service: 'api' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
};
