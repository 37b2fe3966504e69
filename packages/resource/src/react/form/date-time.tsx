import { formatDateTime } from '@selaras/domain';

export const DateTime = ({ waktu }: { waktu: string }) => <>{formatDateTime(waktu)}</>;
