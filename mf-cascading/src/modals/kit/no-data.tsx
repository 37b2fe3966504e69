import { EmptyState } from '@selaras/ui';

/** What a modal says when there is no data (spec 1 §8). */
export const NoData = () => <EmptyState title="Data tidak ditemukan" />;
