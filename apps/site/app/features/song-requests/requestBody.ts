/** What the music team is sent. */
export interface SongRequestBody {
  readonly name: string;
  readonly email: string;
  readonly artist: string;
  readonly track: string;
  readonly link?: string;
  readonly message: string;
}

const textOf = (form: FormData, field: string): string => {
  const value = form.get(field);
  return typeof value === 'string' ? value.trim() : '';
};

/**
 * The form as the api takes it: empty optional fields are left out, and a request without a message says what it
 * asks for.
 */
export const requestBody = (form: FormData): SongRequestBody => {
  const [artist, track, link] = [textOf(form, 'artist'), textOf(form, 'track'), textOf(form, 'link')];
  return {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    artist,
    track,
    ...(link === '' ? {} : { link }),
    message: textOf(form, 'message') || `Please add "${track}" by ${artist}.`,
  };
};
