import { useAddress, useYears } from '@selaras/portal';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { changedChoice, type EmbedChoice, readChoice } from './embed-choice';
import { pinnedScriptQuery } from './pinned-script';

/** The reader's choices, kept in the address of the page, and what changes them. */
export function useEmbedChoice(hosts: readonly string[]) {
  const [params, changeParams] = useAddress();
  const { tahunPublik, selectable } = useYears();
  const address = useMemo(
    () => readChoice(params, { tahunPublik, years: selectable, hosts }),
    [params, tahunPublik, selectable, hosts],
  );
  const asksVersion = address.versi === 'tetap';
  const pinned = useQuery({ ...pinnedScriptQuery, enabled: asksVersion });
  const script = asksVersion ? (pinned.data ?? null) : null;
  const choice: EmbedChoice = useMemo(
    () => ({ ...address, origin: location.origin, pinned: script }),
    [address, script],
  );
  return {
    address,
    choice,
    /** The hash of the pinned version has not come yet, or does not come. */
    version: { missing: asksVersion && script === null, failed: asksVersion && pinned.isLoadingError },
    retryVersion: () => void pinned.refetch(),
    change: (part: Parameters<typeof changedChoice>[1]) =>
      changeParams((before) => changedChoice(before, part), { replace: true, preventScrollReset: true }),
    /** Where the same choices show the code of another host. */
    hrefOf: (cara: string) => `?${changedChoice(params, { cara })}`,
  };
}
