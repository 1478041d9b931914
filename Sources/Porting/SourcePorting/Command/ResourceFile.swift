/// A file that is added to an application's files, by which they find the resources of their target.
///
/// On a device they are in the application's main bundle. SwiftPM puts them into a bundle beside the program. What the
/// file declares is in the application's module, where Swift prefers it to what Foundation and UIKit declare.
struct ResourceFile {
    static let name = "PortUIKit+Resources.swift"

    /// The name of the bundle, such as `MyPackage_MyApp`.
    let bundle: String

    var text: String { files + texts }

    /// Bundles, images and colours.
    private var files: String {
        """
        import UIKit

        extension Bundle {
            static var main: Bundle { .resources(named: "\(bundle)") }

            convenience init(for aClass: AnyClass) { self.init(path: Bundle.main.bundlePath)! }

            var infoDictionary: [String: Any]? { applicationInfoDictionary }

            func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }
        }

        extension UIImage {
            convenience init?(named name: String) { self.init(named: name, in: .main, compatibleWith: nil) }
        }

        extension UIColor {
            convenience init?(named name: String) { self.init(named: name, in: .main, compatibleWith: nil) }
        }


        """
    }

    /// Texts in the device's language.
    private var texts: String {
        """
        func NSLocalizedString(
            _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
        ) -> String {
            UIKit.NSLocalizedString(key, tableName: tableName, bundle: bundle, value: value, comment: comment)
        }

        extension String {
            init(
                localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
                locale: Locale = .current, comment: StaticString? = nil
            ) {
                self = keyAndValue.localized(table: table, bundle: bundle ?? .main, locale: locale)
            }

            init(
                localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
                bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
            ) {
                self = defaultValue.localized(
                    key: "\\(key)", table: table, bundle: bundle ?? .main, locale: locale)
            }

            @_disfavoredOverload
            init(localized resource: LocalizedStringResource) { self = resource.localized(mainBundle: .main) }
        }

        """
    }
}
