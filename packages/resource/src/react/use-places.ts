import { usePages } from '@selaras/portal';
import { useMemo } from 'react';
import { type Places, placesOf } from '../core/places';
import type { AnyResource } from '../core/resource';

/** Where one goes when the place that a view leads back to is not there for its reader. */
export const HOME = '/';

/** Addresses of an entity's views, as the present reader finds them. */
export function usePlaces(resource: AnyResource): Places {
  const pages = usePages();
  return useMemo(() => placesOf(resource, pages), [resource, pages]);
}
