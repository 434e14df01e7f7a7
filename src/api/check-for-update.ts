/** Asks the server for a newer worker, also before the page follows the one that it has. */
export async function checkForUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update();
}
