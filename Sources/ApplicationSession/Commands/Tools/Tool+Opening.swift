import Foundation
import Robot

extension Tool {
    static let opening: [Tool] = [
        Tool(
            name: "open",
            description:
                "Writes the screens and the steps so far as a page for a browser, and again after each step.",
            parameters: [
                Parameter(
                    name: "file", type: "string",
                    description: "the page's path; a file in the temporary folder if left out",
                    isRequired: false)
            ], effect: .asks
        ) { session, arguments throws(CommandError) in
            try session.page.open(arguments.optionalText("file") ?? SessionPage.usualPath(of: session.name))
        }
    ]
}
