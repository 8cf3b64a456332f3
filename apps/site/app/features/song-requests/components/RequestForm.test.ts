import { describe, expect, it } from 'vitest';
import { requestBody } from './RequestForm.tsx';

const formOf = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

const required = { name: ' Mara ', email: 'mara@example.com', artist: 'Tidemark', track: 'Paper Satellites' };

describe('requestBody', () => {
  it('trims, leaves out what is empty and writes a message of its own', () => {
    expect(requestBody(formOf({ ...required, link: '  ', message: '' }))).toEqual({
      name: 'Mara',
      email: 'mara@example.com',
      artist: 'Tidemark',
      track: 'Paper Satellites',
      message: 'Please add "Paper Satellites" by Tidemark.',
    });
  });

  it('keeps what is there', () => {
    const body = requestBody(
      formOf({ ...required, link: 'https://example.com/song', message: 'For my intro.' }),
    );
    expect(body).toMatchObject({ link: 'https://example.com/song', message: 'For my intro.' });
  });
});
