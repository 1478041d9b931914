import FailureReporting

extension WKWebView {
    /// Evaluates a script, which does not run: the test says what it returns.
    ///
    /// - Returns: the result; `nil` for a script that returns nothing.
    /// - Throws: the error that the script handler throws.
    @discardableResult
    public func evaluateJavaScript(_ javaScript: String) async throws -> Any? {
        evaluatedScripts.append(javaScript)
        return try result(of: javaScript, isUsed: true)
    }

    final func evaluate(
        _ script: String, _ handler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)?
    ) {
        evaluatedScripts.append(script)
        SimulatedDevice.current.inTurnOfItsOwn("evaluation of a script") { [self] in
            do {
                let result = try result(of: script, isUsed: handler != nil)
                handler?(result, nil)
            } catch { handler?(nil, error) }
        }
    }

    private func result(of script: String, isUsed: Bool) throws -> Any? {
        let trimmed = script.trimmingCharacters(in: .whitespacesAndNewlines)
        let source = trimmed.hasSuffix(";") ? String(trimmed.dropLast()) : trimmed
        if let result = scriptResults[script] ?? scriptResults[source] { return result }
        if let scriptHandler { return try scriptHandler(script) }
        if let fact = fact(source) { return fact }
        if isUsed { WebFailure.noResult(script).recordAsLog() }
        return nil
    }

    /// What plain scripts return, which read the page alone.
    private func fact(_ script: String) -> Any? {
        switch script {
        case "document.title": title ?? ""
        case "document.URL", "document.location.href", "window.location.href", "location.href":
            url?.absoluteString ?? "about:blank"
        case "document.readyState": isPageComplete ? "complete" : "loading"
        case "document.body.innerText": pageContent.text
        case "document.documentElement.outerHTML", "document.documentElement.outerHTML.toString()": pageSource
        case "navigator.userAgent": customUserAgent ?? "Mozilla/5.0 (robot)"
        default: nil
        }
    }

    final func runUserScripts(_ time: WKUserScriptInjectionTime) {
        evaluatedScripts += userContent.userScripts.filter { $0.injectionTime == time }.map(\.source)
    }

    /// Sends a message to the application, as `window.webkit.messageHandlers.name.postMessage(body)` of a page does.
    ///
    /// - Parameters:
    ///   - body: a number, a text, a date, an array, a dictionary or `NSNull`.
    ///   - name: the name of a handler. It is a failure if there is none of the name.
    public func postMessage(
        _ body: Any, to name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        guard let handler = userContent.handler(name) else {
            WebFailure.noHandler(name, names: userContent.handlerNames)
                .record(at: CallSite(fileID, filePath, line, column))
            return
        }
        let message = WKScriptMessage(body, to: name, from: mainFrame)
        handler.userContentController(userContent, didReceive: message)
    }

    /// Shows an alert or a question of the page, as the scripts `alert`, `confirm` and `prompt` do.
    ///
    /// ```swift
    /// let panel = webView.openPanel(.confirm("Delete it?"))
    /// tapOn(theFirstView(withLabel("OK")))
    /// #expect(panel.isConfirmed == true)
    /// ```
    ///
    /// - Returns: the answer, when there is one.
    @discardableResult
    public func openPanel(_ kind: WebPanel.Kind) -> WebPanel {
        let panel = WebPanel(kind)
        guard let uiDelegate else {
            panel.answer(confirmed: kind.isAlert, text: nil)
            return panel
        }
        switch kind {
        case .alert(let message):
            uiDelegate.webView(
                self, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: mainFrame
            ) { panel.answer(confirmed: true, text: nil) }
        case .confirm(let message):
            uiDelegate.webView(
                self, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: mainFrame
            ) { panel.answer(confirmed: $0, text: nil) }
        case .prompt(let message, let text):
            uiDelegate.webView(
                self, runJavaScriptTextInputPanelWithPrompt: message, defaultText: text,
                initiatedByFrame: mainFrame
            ) { panel.answer(confirmed: $0 != nil, text: $0) }
        }
        return panel
    }

    /// Ends the process of the page, as the system does when memory is short; the delegate is told.
    public func terminateWebContentProcess() {
        stopLoading()
        navigationDelegate?.webViewWebContentProcessDidTerminate(self)
    }
}
