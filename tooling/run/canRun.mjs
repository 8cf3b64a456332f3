import { accessSync, constants } from 'node:fs';

/** Whether a path is a program that may be started. @param {string} path */
export const canRun = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
