import type { ErrorStateProps } from './error-state';
import { useShownAtLeast } from './use-shown-at-least';

/** What a part shows of something that is loaded: the sign of it, what was found, or why nothing can be shown. */
export interface Loaded<Data> {
  readonly loading: boolean;
  readonly data: Data | undefined;
  readonly failure: ErrorStateProps | null;
}

/** Found data or a failure, once the loading sign that stands in their place has been shown long enough (spec 1 §9). */
export function useLoaded<Data>(data: Data | undefined, failure: ErrorStateProps | null): Loaded<Data> {
  const loading = useShownAtLeast(data === undefined && failure === null);
  return loading ? { loading, data: undefined, failure: null } : { loading, data, failure };
}
