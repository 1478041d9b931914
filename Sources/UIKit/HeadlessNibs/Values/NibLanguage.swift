import Foundation
import TimeLapse

/// What an application has for a nib: a bundle with images and colours, and the texts in the device's language.
package struct NibLanguage {
    let bundle: Bundle
    let texts: [String: String]
    let shown: (String) -> String

    init(_ place: NibPlace) {
        let language = DeviceLanguage.current
        bundle = place.bundle
        let name = (place.file as NSString).deletingPathExtension
        texts = language.nibTexts(named: name, in: place.bundle)
        shown = language.shown
    }
}
