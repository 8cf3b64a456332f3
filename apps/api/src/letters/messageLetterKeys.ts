import { digest } from '../lib/secrets.ts';

/** The keys of the letters about a message to the music team: the message for the staff, and the answer to its sender. */
export const messageLetterKeys = ({
  id,
  email,
  receivedAt,
}: {
  readonly id: number;
  readonly email: string;
  readonly receivedAt: Date;
}): { readonly forStaff: string; readonly received: string } => {
  // Anybody can type anybody's address: it gets one answer a day.
  const day = receivedAt.toISOString().slice(0, 10);
  return {
    forStaff: `message-for-staff:${id}`,
    received: `message-received:${digest(email.toLowerCase())}:${day}`,
  };
};
