import type { OPTION_LIMIT } from '@selaras/contracts';
import type { Choice } from '@selaras/ui';
import { OptionPicker, type PickerProps, SEEN_AT_ONCE, useShownAtLeast } from '@selaras/ui';
import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';

/** An answer of this length is cut off; what lies beyond is found by asking the server. */
const CUT_OFF_AT: typeof OPTION_LIMIT = 500;

/** What is asked of a query: entries may tell more of themselves than a choice shows. */
type ChoiceQuery<Key extends QueryKey> = Pick<
  UseQueryOptions<Choice[], Error, Choice[], Key>,
  'queryKey' | 'queryFn'
>;

export interface QueryPickerProps<Key extends QueryKey = QueryKey> extends PickerProps {
  /** Query options of the list, for the typed text when the server has to search. */
  query: (search: { q?: string }) => ChoiceQuery<Key>;
  /** Something else must be chosen first; nothing is loaded until then. */
  idle?: boolean;
  /** Length at which an answer is cut off: the length of a page when the list comes in pages. */
  limit?: number | undefined;
  /** The present value with its words, which may lie beyond what is loaded. */
  known?: Choice | null;
}

const withChosen = (options: Choice[] | null | undefined, chosen: Choice | null) =>
  !options || !chosen || options.some(({ value }) => value === chosen.value)
    ? (options ?? undefined)
    : [chosen, ...options];

/** A picker that loads its list, and lets the server search when the list is too long to hold. */
export function QueryPicker<Key extends QueryKey = QueryKey>({
  query,
  idle = false,
  limit = CUT_OFF_AT,
  known = null,
  onChange,
  ...rest
}: QueryPickerProps<Key>) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Choice | null>(known);
  const q = useDeferredValue(text.trim());
  const list = useQuery({ ...query({}), enabled: !idle });
  const cutOff = (list.data?.length ?? 0) >= limit;
  const found = useQuery({
    ...query({ q }),
    enabled: !idle && cutOff && q !== '',
    placeholderData: keepPreviousData,
  });
  const shown = cutOff && q !== '' ? found : list;
  const asking = !idle && shown.isFetching && (shown.isPending || shown.isPlaceholderData);
  const loading = useShownAtLeast(asking, SEEN_AT_ONCE);

  return (
    <OptionPicker
      {...rest}
      idle={idle}
      options={idle ? [] : withChosen(shown.data ?? (known && []), cutOff ? (chosen ?? known) : known)}
      loading={loading}
      failed={!idle && shown.isError}
      onRetry={() => void shown.refetch()}
      onType={cutOff ? undefined : setText}
      onSearch={cutOff ? setText : undefined}
      onChange={(value, choice) => {
        setChosen(choice);
        onChange(value, choice);
      }}
    />
  );
}
