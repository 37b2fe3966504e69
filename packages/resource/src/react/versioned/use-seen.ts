import { ApiError } from '@selaras/api-client';
import { useState } from 'react';

/**
 * The row that a dialog decides about: as it was when the dialog opened, whatever was read since. A refusal because it is
 * another one by now (412) is told to the reader, so that the next press decides about the row as it is then (ADR 120).
 */
export function useSeen<Row>(row: Row) {
  const [opened] = useState(row);
  const [told, setTold] = useState(false);
  return {
    seen: told ? row : opened,
    /** The act was refused. */
    refused: (error: unknown) => {
      if (error instanceof ApiError && error.status === 412) setTold(true);
    },
  };
}
