/* global SwaggerUIBundle */
const here = new URL('.', document.currentScript.src)

const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
follow()
dark.addEventListener('change', follow)

const target = document.getElementById('reference')

/** The filter also finds operations, by any of what their line shows; by itself it only finds tags. */
const findOperations = () => ({
  fn: {
    opsFilter(tags, phrase) {
      const wanted = phrase.trim().toLowerCase()
      const holds = (text) => (text ?? '').toLowerCase().includes(wanted)
      return tags
        .map((tag, name) =>
          holds(name)
            ? tag
            : tag.update('operations', (operations) =>
                operations.filter(
                  (entry) =>
                    holds(entry.get('path')) ||
                    ['operationId', 'summary'].some((key) =>
                      holds(entry.getIn(['operation', key])),
                    ),
                ),
              ),
        )
        .filter((tag) => tag.get('operations').size > 0)
    },
  },
})

/** What is left empty is not sent, unless somebody asks for it. */
const leaveEmptyOut = ({ React }) => ({
  wrapComponents: {
    ParameterIncludeEmpty: (Original) => (given) =>
      React.createElement(Original, {
        ...given,
        isIncludedOptions: { ...given.isIncludedOptions, defaultValue: false },
      }),
  },
})

const settings = {
  url: new URL('reference.json', here).href,
  domNode: target,
  deepLinking: true,
  displayOperationId: true,
  displayRequestDuration: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  filter: true,
  // A pasted token is forgotten with the page
  persistAuthorization: false,
  tryItOutEnabled: false,
  validatorUrl: null,
  presets: [SwaggerUIBundle.presets.apis],
  plugins: [findOperations, leaveEmptyOut],
  layout: 'BaseLayout',
}
if (target.dataset.try === undefined) settings.supportedSubmitMethods = []
SwaggerUIBundle(settings)
