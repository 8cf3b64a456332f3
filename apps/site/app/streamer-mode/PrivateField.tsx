import { TextField, type TextFieldProps } from '@backbeat/ui';
import { useAppSelector } from '../store/hooks.ts';
import { selectIsStreamerMode } from './streamerModeSlice.ts';

/** A field for something private: in streamer mode what is typed is masked, as a password is. */
export const PrivateField = (props: TextFieldProps) => {
  const isStreamerMode = useAppSelector(selectIsStreamerMode);
  return <TextField {...props} type={isStreamerMode ? 'password' : props.type} />;
};
