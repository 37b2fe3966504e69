import { optionsOf, polaritasMeanings, tipeHitungMeanings } from '@selaras/domain';

export const polaritasOptions = optionsOf(polaritasMeanings);
export const tipeHitungOptions = optionsOf(tipeHitungMeanings);
