// tap asks the registry for a plugin's versions only when `tap plugin add` names one that is not installed. Its client
// for that would be 79 packages of each installation.
function refuse() {
  throw new Error(
    'tap installs no plugins here. Install the plugin with npm, then add it to .taprc.',
  )
}

export default { packument: refuse }
