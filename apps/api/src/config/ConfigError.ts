/** The environment does not describe a run that could work. The message says which variable and what to set. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
