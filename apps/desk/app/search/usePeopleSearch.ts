import { staffSearchQuery } from '@backbeat/sdk/staff/query';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStaff } from '../session/StaffServices.ts';

/** How long after the last key people are looked for. */
const waitMs = 150;

/** People for what is typed; `isSettled` once they are the answer to exactly that. */
export const usePeopleSearch = (text: string) => {
  const { client } = useStaff();
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), waitMs);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, error, isPlaceholderData, isFetching } = useQuery(staffSearchQuery(client, asked));
  const isSettled = asked === text && !isPlaceholderData && !isFetching;
  const isAsked = asked.trim() !== '';
  return {
    people: isAsked ? (data?.people ?? []) : [],
    /** Whether everybody who may know was asked. */
    isComplete: !isAsked || (data?.is_complete ?? true),
    error,
    isSettled,
  };
};
