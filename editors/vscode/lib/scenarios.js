// Which JSON documents are scenarios: these have a language of their own, so that breakpoints can be
// set in them and the checker of JSON does not speak, too.
'use strict';

const vscode = require('vscode');

const LANGUAGE = 'responder-scenario';

/** Whether a text is a scenario: `format` beside `app`, or a schema of ours. */
function isScenario(text) {
  if (/"\$schema"\s*:\s*"(?:[^"]*\/)?scenario\.schema\.json"/.test(text)) {
    return true;
  }
  return /"format"\s*:\s*\d/.test(text) && /"app"\s*:\s*\{/.test(text);
}

/** Gives a document its language when it is a scenario. */
function recognize(document) {
  if (document.languageId === 'json' && isScenario(document.getText())) {
    return vscode.languages.setTextDocumentLanguage(document, LANGUAGE);
  }
  return undefined;
}

module.exports = { LANGUAGE, isScenario, recognize };
