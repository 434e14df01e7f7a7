import { settingOf, type Vault } from '../vault.ts';

/** Names this browser in calls. It authorises nothing. */
export async function clientIdOf(vault: Vault): Promise<string> {
  return vault.transaction('rw', vault.settings, async () => {
    const device = await settingOf(vault, 'device');
    if (device) return device.clientId;
    const clientId = crypto.randomUUID();
    await vault.settings.put({ key: 'device', clientId });
    return clientId;
  });
}
