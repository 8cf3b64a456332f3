import { errorText } from '@backbeat/sdk';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../session/index.ts';
import { requestBody } from './requestBody.ts';

/** Sends a song request; `send` takes the form as it stands. */
export const useSongRequest = () => {
  const services = useServices();
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationKey: ['songRequest'],
    mutationFn: async (form: FormData) => {
      if (services === null) throw new Error('The page is not connected yet.');
      await services.client.contactMusic({ body: requestBody(form) });
    },
  });
  const problem = error === null ? null : errorText(error);
  return { send: (form: FormData) => mutate(form), isPending, isSuccess, problem, reset };
};
