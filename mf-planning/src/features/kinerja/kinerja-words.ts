import { optionsOf, polaritasMeanings } from '@selaras/domain';

export const polaritasOptions = optionsOf(polaritasMeanings);
