import { resolveMx, resolveTxt } from 'node:dns/promises';
import { ConfigError } from './config/ConfigError.ts';
import { parseConfig } from './config/parseConfig.ts';
import { checkSender, type Finding } from './letters/checkSender.ts';
import { createMailer, isLoopback } from './letters/createMailer.ts';

/** Connects, secures the connection and signs in, but sends nothing. */
const checkServer = async (mail: Parameters<typeof createMailer>[0]): Promise<Finding> => {
  const { host } = new URL(mail.url);
  const mailer = createMailer(mail);
  try {
    await mailer.check();
    return { isGood: true, text: `Server: ${host} is there and takes our letters.` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      isGood: false,
      text: `Server: ${host} does not take our letters (${reason}). Look at the name, port and password in MAIL_URL; smtps:// is for port 465, smtp:// for 587.`,
    };
  } finally {
    mailer.close();
  }
};

/** Tries the configured mail server and looks at the sender's domain. An argument is the selector of DKIM. */
const run = async (): Promise<void> => {
  const { mail } = parseConfig(process.env);
  const findings = [await checkServer(mail)];
  if (isLoopback(mail.url))
    process.stdout.write('The mail server is on this machine, so nobody asks the domain of the sender.\n');
  else
    findings.push(
      ...(await checkSender({ resolveMx, resolveTxt }, mail.from.address, process.argv[2] ?? null)),
    );
  for (const { isGood, text } of findings) process.stdout.write(`${isGood ? 'good ' : 'WRONG'} ${text}\n`);
  if (findings.some(({ isGood }) => !isGood)) process.exitCode = 1;
};

run().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
});
