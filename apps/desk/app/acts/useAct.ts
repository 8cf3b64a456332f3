import { ApiError } from '@backbeat/sdk';
import type { StaffAct } from '@backbeat/sdk/staff';
import { staffActMutation, staffPreviewQuery } from '@backbeat/sdk/staff/query';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStaff } from '../session/StaffServices.ts';

/** How long after the last key the preview is asked for. */
const waitMs = 350;

/** Something as it was when it last stood still. */
const useSettled = (act: StaffAct | null): StaffAct | null => {
  const text = JSON.stringify(act);
  const [settled, setSettled] = useState({ text, act });
  useEffect(() => {
    if (settled.text === text) return;
    const timer = setTimeout(() => setSettled({ text, act }), waitMs);
    return () => clearTimeout(timer);
  });
  return settled.text === text ? settled.act : null;
};

const idle: StaffAct = { kind: 'end_sessions' };

/** The preview of an act while it is filled in, and its confirmation. */
export const useAct = (guid: string, act: StaffAct | null) => {
  const { client } = useStaff();
  const settled = useSettled(act);
  // Made once: whatever is pressed twice in one dialog is done once.
  const [key] = useState(() => crypto.randomUUID());
  const preview = useQuery({
    ...staffPreviewQuery(client, guid, settled ?? idle),
    enabled: settled !== null,
    refetchOnWindowFocus: false,
  });
  const { mutate, isPending, error } = useMutation(staffActMutation(client, guid));
  const shown = settled === null ? undefined : preview.data;
  const confirm = (reason: string, onDone: (isDone: boolean) => void) => {
    if (settled === null || shown === undefined || isPending) return;
    mutate(
      { act: settled, reason, key, version: shown.version },
      {
        onSuccess: ({ is_done }) => onDone(is_done),
        onError: (failed) => {
          const isOld = failed instanceof ApiError && failed.wireCode === 'refund_changed';
          if (isOld) void preview.refetch();
        },
      },
    );
  };
  return {
    preview: shown,
    previewError: settled === null ? null : preview.error,
    isLooking: act !== null && shown === undefined && preview.error === null,
    confirm,
    isPending,
    error,
  };
};
