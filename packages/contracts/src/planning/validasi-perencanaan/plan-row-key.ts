import { semuaIsianTemuan } from '@selaras/domain';
import { z } from 'zod';
import { tingkatTerintegrasi } from '../rencana-aksi-terintegrasi/rencana-aksi-terintegrasi-calls';

/** Levels of a unit's plan; action steps are its lowest. */
export const planLevelSchema = z.enum(tingkatTerintegrasi);

/** What of a row is filled in, whatever its level calls it. */
export const isianSchema = z.enum(semuaIsianTemuan);
