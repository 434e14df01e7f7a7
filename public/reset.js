// The way out of a worker that is stuck: a page of its own, which no worker answers. It touches the
// app's files only. IndexedDB holds reports that were not sent, and stays.
const button = document.getElementById('reset');
const said = document.getElementById('said');

async function reset() {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

button.addEventListener('click', async () => {
  button.disabled = true;
  if (!navigator.onLine) {
    said.textContent = 'This device is offline. Try again when the signal is back.';
    button.disabled = false;
    return;
  }
  said.textContent = 'Resetting …';
  try {
    await reset();
    location.replace('/');
  } catch {
    said.textContent = 'That did not work. Close every tab of the app and try again.';
    button.disabled = false;
  }
});
