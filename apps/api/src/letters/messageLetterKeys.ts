import { digest } from '../lib/secrets.ts';

/** The keys of the letters about a message to the music team: one for the staff, two for its sender. */
export const messageLetterKeys = ({
  id,
  email,
  receivedAt,
}: {
  readonly id: number;
  readonly email: string;
  readonly receivedAt: Date;
}): { readonly forStaff: string; readonly received: string; readonly answered: string } => {
  // Anybody can type anybody's address: it gets one answer a day.
  const day = receivedAt.toISOString().slice(0, 10);
  return {
    forStaff: `message-for-staff:${id}`,
    answered: `message-answered:${id}`,
    received: `message-received:${digest(email.toLowerCase())}:${day}`,
  };
};
