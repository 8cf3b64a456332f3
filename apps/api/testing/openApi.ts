import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as z from 'zod/mini';

const content = z.optional(z.record(z.string(), z.object({ schema: z.unknown() })));
const operationShape = z.object({
  operationId: z.string(),
  parameters: z.optional(
    z.array(z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']), schema: z.unknown() })),
  ),
  requestBody: z.optional(z.object({ content })),
  responses: z.record(z.string(), z.object({ content })),
});
const documentShape = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});

const document = documentShape.parse(
  JSON.parse(readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8')),
);

/** A call of docs/openapi.json that the api answers. */
export interface Operation extends z.output<typeof operationShape> {
  readonly method: string;
  readonly path: string;
}

const servers = z.array(z.object({ url: z.string() }));
const ownServer = 'http://localhost:4000';

/** All calls of the api. */
export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  servers.parse(item.servers).some(({ url }) => url === ownServer)
    ? Object.entries(item).flatMap(([method, operation]) =>
        method === 'servers'
          ? []
          : [{ ...operationShape.parse(operation), method: method.toUpperCase(), path }],
      )
    : [],
);

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(document, 'openapi');

const step = (text: string): string => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));

const problemsOf = (pointer: readonly string[], value: unknown): string | null => {
  const address = `openapi#/${pointer.map(step).join('/')}`;
  // Ajv keeps this compiled; `compile` would repeat the work at each call.
  const validate = ajv.getSchema(address);
  if (validate === undefined) throw new Error(`The document has no ${address}.`);
  return validate(value) ? null : ajv.errorsText(validate.errors);
};

/** Why an answer does not fit the document: its status is not listed, or its body is invalid. */
export const answerProblem = async (operation: Operation, answer: Response): Promise<string | null> => {
  const text = await answer.text();
  const listed = operation.responses[String(answer.status)];
  const told = `${operation.operationId} → ${answer.status} ${text.slice(0, 300)}`;
  if (answer.status >= 500) return `${told}: broke`;
  if (listed === undefined) return `${told}: not listed`;
  if (listed.content === undefined) return text === '' ? null : `${told}: has a body`;
  const { path, method } = operation;
  const at = ['paths', path, method.toLowerCase(), 'responses', String(answer.status)];
  const problem = problemsOf([...at, 'content', 'application/json', 'schema'], JSON.parse(text));
  return problem === null ? null : `${told}: ${problem}`;
};

/** Is the body valid by the document? */
export const isRightBody = ({ path, method }: Operation, type: string, body: unknown): boolean =>
  problemsOf(['paths', path, method.toLowerCase(), 'requestBody', 'content', type, 'schema'], body) === null;
