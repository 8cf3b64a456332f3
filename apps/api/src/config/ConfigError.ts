/** The environment is not a valid configuration. The message names the variable and what to set. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
