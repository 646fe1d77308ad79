/** Why a backup or a restore did not happen; the message is a Slovak sentence for whoever runs it. */
export class BackupError extends Error {
  override name = 'BackupError';
}
