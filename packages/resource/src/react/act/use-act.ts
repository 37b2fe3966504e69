import { ApiError, handledByPage, invalidate, newIdempotencyKey } from '@selaras/api-client';
import { useToast } from '@selaras/ui';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

interface Act<Input, Answer> {
  /** Sends it. What broke on its way is sent again with its key; after an answer, or with another input, it is another one. */
  readonly send: (idempotencyKey: string, input: Input) => Promise<Answer>;
  /** Refusals that are told where it was asked for. */
  readonly handled?: readonly number[];
  /** What is said once it is done. */
  readonly done?: string | ((answer: Answer, input: Input) => string);
  /** What is read anew, whatever came of it; left out: everything. */
  readonly reads?: QueryKey;
  readonly onDone?: (answer: Answer, input: Input) => void;
  readonly onRefused?: (error: unknown) => void;
}

/** An act that is sent once, however often it is pressed, says that it was done, and has what it moved read anew. */
export function useAct<Input = void, Answer = unknown>({
  send,
  handled = [],
  done,
  reads,
  onDone,
  onRefused,
}: Act<Input, Answer>) {
  const queries = useQueryClient();
  const toast = useToast();
  const unanswered = useRef<{ readonly input: string; readonly key: string } | null>(null);
  const keyOf = (input: Input) => {
    const text = JSON.stringify(input) ?? '';
    if (unanswered.current?.input !== text) unanswered.current = { input: text, key: newIdempotencyKey() };
    return unanswered.current.key;
  };
  return useMutation({
    mutationFn: (input: Input) => send(keyOf(input), input),
    meta: handledByPage(...handled),
    onSuccess: (answer, input) => {
      unanswered.current = null;
      if (done !== undefined) {
        toast.show({ tone: 'success', title: typeof done === 'string' ? done : done(answer, input) });
      }
      onDone?.(answer, input);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status < 500) unanswered.current = null;
      onRefused?.(error);
    },
    onSettled: () => invalidate(queries, reads && { queryKey: reads }),
  });
}
