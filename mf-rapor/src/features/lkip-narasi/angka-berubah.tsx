import { LockNotice } from '@selaras/resource';
import { TriangleAlert } from 'lucide-react';

/** Told beside a text whose figures have changed since it was written, to everybody who reads it, also on paper. */
export const AngkaBerubah = () => (
  <LockNotice reason="angka-berubah" icon={TriangleAlert}>
    Angka berubah sejak naskah ini ditulis: angka yang berlaku ada di atas, naskahnya belum disesuaikan.
  </LockNotice>
);
