import { TextField, type TextFieldProps } from '@backbeat/ui';
import { useAppSelector } from '../store/hooks.ts';
import { selectHiding } from './streamerModeSlice.ts';

/** A field for something private: in streamer mode what is typed is masked, as a password is. */
export const PrivateField = (props: TextFieldProps) => {
  const isMasked = useAppSelector(selectHiding) !== 'none';
  return <TextField {...props} type={isMasked ? 'password' : props.type} />;
};
