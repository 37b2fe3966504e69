/** How a year is usually counted, in a file of its own: it comes once a unit or an indicator is typed. */
export { usualTipeHitung } from '@selaras/domain';
