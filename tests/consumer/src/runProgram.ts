import { type ChildProcess, spawn } from 'node:child_process';

/** The environment of a terminal: without variables of the test runner, the package manager or the workspace. */
const plainEnv = (): NodeJS.ProcessEnv => {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|pnpm_|vitest|node_env$|node_path$|node_options$|vite_|init_cwd$)/i.test(name),
  );
  return { ...Object.fromEntries(kept), NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
};

/** The folder, environment and arguments of a program. */
export interface RunOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts a program and keeps what it prints. */
export const startProgram = (
  command: string,
  args: readonly string[],
  { cwd, env = {} }: RunOptions,
): { child: ChildProcess; output: () => string; ended: Promise<number> } => {
  const child = spawn(command, args, {
    cwd,
    env: { ...plainEnv(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
  return { child, output: () => printed, ended };
};

/**
 * Runs a program to its end and answers what it printed.
 *
 * @throws Error with all that it printed when it ends with another code than 0
 */
export const runProgram = async (
  command: string,
  args: readonly string[],
  options: RunOptions,
): Promise<string> => {
  const { output, ended } = startProgram(command, args, options);
  const code = await ended;
  if (code === 0) return output();
  throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output().slice(-8_000)}`);
};
