import { space, tokens } from '../token/tokens';
import { Skeleton } from './skeleton';

/** As high as a field of one line with its label: what stands below does not move when the field comes. */
const FIELD_HEIGHT = `calc(1lh + ${space(1)} + ${tokens.controlHeight})`;

/** Grey block in the place of a field that is still loading. */
export const FieldSkeleton = () => <Skeleton height={FIELD_HEIGHT} />;
